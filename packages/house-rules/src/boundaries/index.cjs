const hygiene = require('./hygiene.cjs');
const packages = require('./packages.cjs');
const remotes = require('./remotes.cjs');
const server = require('./server.cjs');
const shell = require('./shell.cjs');

/** Who may import whom, for dependency-cruiser. A new remote, package or context is guarded without an edit. */
module.exports = { boundaries: [...remotes, ...shell, ...packages, ...server, ...hygiene] };
