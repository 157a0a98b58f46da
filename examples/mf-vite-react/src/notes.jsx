import { lazy, Suspense, useEffect, useState } from 'react';
import { useContextValue } from './use-context-value.js';

const Help = lazy(async () => ({ default: (await import('./help.jsx')).Help }));

const texts = {
  en: { title: 'Notes', note: 'Note', help: 'Help' },
  de: { title: 'Notizen', note: 'Notiz', help: 'Hilfe' },
};

export function Notes({ context }) {
  const text = texts[context.language] ?? texts.en;
  const path = useContextValue(context, 'path');
  const theme = useContextValue(context, 'theme');
  const [note, setNote] = useState('');
  useEffect(() => context.setUnsaved(note !== ''), [context, note]);
  return (
    <section data-theme={theme}>
      <h1>{text.title}</h1>
      {path.endsWith('/help') ? (
        <Suspense>
          <Help />
        </Suspense>
      ) : (
        <>
          <label>
            {text.note}
            <textarea value={note} onChange={(event) => setNote(event.target.value)} />
          </label>
          <button type="button" onClick={() => context.navigate(`${context.basePath}/help`)}>
            {text.help}
          </button>
        </>
      )}
    </section>
  );
}
