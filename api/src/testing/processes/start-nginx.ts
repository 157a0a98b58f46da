import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { isListening } from '@suite/database/test-pooler';
import { generate } from 'selfsigned';

/** Writes a certificate for this machine; clients must trust `ca`. */
export async function writeCertificate(folder: string) {
  const { cert: ca, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const [certificate, privateKey] = [join(folder, 'console.pem'), join(folder, 'console.key')];
  writeFileSync(certificate, ca);
  writeFileSync(privateKey, key);
  return { ca, certificate, privateKey };
}

export async function startNginx(nginx: string, folder: string, blocks: string, port: number) {
  mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configure = (content: string) =>
    writeFileSync(
      join(folder, 'nginx.conf'),
      [
        // A worker of another user could not write to the folder.
        process.getuid?.() === 0 ? 'user root;' : '',
        `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
        'events {}',
        'http {',
        ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
        'access_log off;',
        content,
        '}',
      ].join('\n'),
    );
  configure(blocks);
  const child = spawn(
    nginx,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const ended = once(child, 'exit');
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    /** SIGHUP has the same effect as `nginx -s reload`. */
    reload(content: string): void {
      configure(content);
      child.kill('SIGHUP');
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
