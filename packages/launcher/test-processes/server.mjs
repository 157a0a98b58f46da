console.log('a line of the log');
process.send?.({ type: 'progress', text: 'Loading demo data' });
if (process.env['BEHAVE'] === 'ready') process.send?.({ type: 'ready', url: 'http://localhost:1' });
if (process.env['BEHAVE'] === 'failed')
  process.send?.({ type: 'failed', message: 'The data folder is damaged.' });
if (process.env['BEHAVE'] === 'crash') process.exit(7);
setTimeout(() => process.exit(0), 200);
