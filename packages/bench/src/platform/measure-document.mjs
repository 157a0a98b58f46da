import { Agent, get } from 'node:http';
import { signIn } from '../api/sign-in.mjs';
import { quantile } from '../figures/quantile.mjs';
import { processUse } from '../processes/process-use.mjs';

// A server that runs for days has compiled what it does often.
const warmUp = 600;
const calls = 300;

/**
 * How long the registry document takes for a signed-in visitor, from the loopback and one after the other, as browsers
 * ask for it: of what this takes, only the two ends of the call are not the server's work.
 * @param {import('../processes/start-server.mjs').Server} server
 */
export async function measureDocument({ url, pid }) {
  const headers = {
    authorization: `Bearer ${await signIn(url)}`,
    'accept-encoding': 'gzip, deflate, br',
    'accept-language': 'en',
  };
  const agent = new Agent({ keepAlive: true });
  const times = [];
  let usedBefore = 0;
  for (let call = 0; call < warmUp + calls; call++) {
    if (call === warmUp) usedBefore = processUse(pid).cpuMs;
    const start = performance.now();
    await answerOf(`${url}/platform/remotes`, { headers, agent });
    times.push(performance.now() - start);
  }
  agent.destroy();
  const counted = times.slice(warmUp);
  const cpuMs = (processUse(pid).cpuMs - usedBefore) / calls;
  return { p50Ms: quantile(counted, 0.5), p95Ms: quantile(counted, 0.95), cpuMs };
}

/**
 * @param {string} url
 * @param {import('node:http').RequestOptions} options
 * @returns {Promise<void>}
 */
function answerOf(url, options) {
  return new Promise((resolve, reject) => {
    get(url, options, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once('end', resolve).once('error', reject);
    }).once('error', reject);
  });
}
