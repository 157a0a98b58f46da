// Read by every test file, also by those that run in Node and need none of it.
if (typeof document !== 'undefined') require('./browser-setup.ts');
