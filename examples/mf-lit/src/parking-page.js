import { css, html, LitElement } from 'lit';

const texts = {
  en: { title: 'Parking', cars: 'Cars that leave today:', add: 'One more', about: 'About', back: 'All cars' },
  de: {
    title: 'Parkplätze',
    cars: 'Autos, die heute fahren:',
    add: 'Eins mehr',
    about: 'Info',
    back: 'Alle Autos',
  },
};

export class ParkingPage extends LitElement {
  static properties = {
    context: { attribute: false },
    path: {},
    theme: { attribute: 'data-theme', reflect: true },
    cars: { state: true },
  };

  static styles = css`
    :host {
      display: block;
      padding: var(--suite-space-4);
      background: var(--suite-color-surface);
    }

    h1 {
      letter-spacing: 0.1em;
    }

    a {
      color: var(--suite-color-accent);
    }
  `;

  async connectedCallback() {
    super.connectedCallback();
    const answer = await this.context.fetch('/bookings/stats');
    if (!answer.ok) throw new Error(`The counts of today answered ${answer.status}`);
    this.cars = (await answer.json()).result.todays_checkouts;
  }

  render() {
    const { basePath, language, user } = this.context;
    const text = texts[language] ?? texts.en;
    const isAbout = this.path.endsWith('/about');
    return html`
      <h1>${text.title}</h1>
      ${
        isAbout
          ? html`<p>${user?.hotel_name}</p>`
          : html`<p>${text.cars} ${this.cars}</p>
              <button type="button" @click=${() => (this.cars += 1)}>${text.add}</button>`
      }
      <a href=${isAbout ? basePath : `${basePath}/about`}>${isAbout ? text.back : text.about}</a>
    `;
  }
}

// A name can be defined once in a page, where the next release of this remote defines its own element, too.
customElements.define(`parking-page-${crypto.randomUUID()}`, ParkingPage);
