import { createResource, createSignal, Show, Suspense } from 'solid-js';

const texts = {
  en: {
    title: 'Breakfast',
    guests: 'Guests in the house:',
    add: 'One more',
    about: 'About',
    back: 'All guests',
  },
  de: { title: 'Frühstück', guests: 'Gäste im Haus:', add: 'Einer mehr', about: 'Info', back: 'Alle Gäste' },
};

export function Breakfast({ context, page }) {
  const text = texts[context.language] ?? texts.en;
  const [extra, setExtra] = createSignal(0);
  const [guests] = createResource(async () => {
    const answer = await context.fetch('/bookings/stats');
    if (!answer.ok) throw new Error(`The counts of today answered ${answer.status}`);
    return (await answer.json()).result.todays_checkins;
  });
  return (
    <section data-theme={page.theme}>
      <h1>{text.title}</h1>
      <Show
        when={page.path.endsWith('/about')}
        fallback={
          <>
            <Suspense>
              <p>
                {text.guests} {guests() + extra()}
              </p>
            </Suspense>
            <button type="button" onClick={() => setExtra(extra() + 1)}>
              {text.add}
            </button>
            <a href={`${context.basePath}/about`}>{text.about}</a>
          </>
        }
      >
        <p>{context.user?.hotel_name}</p>
        <a href={context.basePath}>{text.back}</a>
      </Show>
    </section>
  );
}
