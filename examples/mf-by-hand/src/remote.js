const texts = {
  en: { title: 'Today', arrivals: 'Arrivals', departures: 'Departures', about: 'About', back: 'Back' },
  de: { title: 'Heute', arrivals: 'Anreisen', departures: 'Abreisen', about: 'Info', back: 'Zurück' },
};

/** @type {import('@suite/remote-kit').MountModule['mount']} */
export async function mount(element, context) {
  const text = texts[context.language] ?? texts.en;
  const answer = await context.fetch('/bookings/stats');
  if (!answer.ok) throw new Error(`The counts of today answered ${answer.status}`);
  const { result } = await answer.json();

  const sections = document.createElement('div');
  context.offerSlot(sections, 'today.sections', { arrivals: result.todays_checkins });

  const draw = () => {
    const isAbout = context.path === `${context.basePath}/about`;
    const title = Object.assign(document.createElement('h1'), { textContent: text.title });
    const counts = Object.assign(document.createElement('p'), {
      textContent: isAbout
        ? `${context.user.hotel_name}, ${context.theme}`
        : `${text.arrivals}: ${result.todays_checkins}. ${text.departures}: ${result.todays_checkouts}.`,
    });
    const link = Object.assign(document.createElement('a'), {
      href: isAbout ? context.basePath : `${context.basePath}/about`,
      textContent: isAbout ? text.back : text.about,
    });
    element.dataset.theme = context.theme;
    element.replaceChildren(title, counts, link, sections);
  };
  draw();
  for (const event of ['path', 'theme']) context.subscribe(event, draw);
  return () => element.replaceChildren();
}
