import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { useContextValue } from './use-context-value.js';

const texts = {
  en: { title: 'Wake-up calls', add: 'Add a call', close: 'Close', about: 'About', back: 'All calls' },
  de: { title: 'Weckrufe', add: 'Weckruf anlegen', close: 'Schließen', about: 'Info', back: 'Alle Weckrufe' },
};

export function WakeUpCalls({ context }) {
  const text = texts[context.language] ?? texts.en;
  const theme = useContextValue(context, 'theme');
  const [isOpen, setOpen] = useState(false);
  const list = (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {text.add}
      </Button>{' '}
      <Link to="/about">{text.about}</Link>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="add-call">
        <DialogTitle id="add-call">{text.add}</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{text.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
  return (
    <section data-theme={theme}>
      <Typography variant="h4" component="h1">
        {text.title}
      </Typography>
      <Routes>
        <Route path="/about" element={<Link to="/">{text.back}</Link>} />
        <Route path="*" element={list} />
      </Routes>
    </section>
  );
}
