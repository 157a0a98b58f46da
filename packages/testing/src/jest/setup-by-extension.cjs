// Tests in Node skip the setup.
if (typeof document !== 'undefined') require('./browser-setup.ts');
