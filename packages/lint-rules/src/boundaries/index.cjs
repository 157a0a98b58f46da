const hygiene = require('./hygiene.cjs');
const packages = require('./packages.cjs');
const remotes = require('./remotes.cjs');
const server = require('./server.cjs');
const shell = require('./shell.cjs');

module.exports = { boundaries: [...remotes, ...shell, ...packages, ...server, ...hygiene] };
