import sql from 'sql-template-tag';
import { clusterUrl } from '../embedded/cluster-address.ts';
import { openCluster } from '../embedded/cluster.ts';
import { findPostmaster } from '../embedded/postmaster.ts';
import { openDatabase } from '../open-database.ts';
import { testServerFolder } from './test-server.ts';

// Notifies the watchdog of the shared test server that the test run has ended.
const cluster = await openCluster(testServerFolder(), true);
const postmaster = await findPostmaster(cluster);
if (postmaster) {
  const server = await openDatabase(clusterUrl(postmaster.port, cluster.password), { max: 1 });
  await server.query(sql`notify tests_ended`);
  await server.close();
}
