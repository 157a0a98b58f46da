interface BuildListener {
  onBuilt(hash: string): void;
  onFailed(text: string): void;
  onEnded(): void;
}

interface BuildMessage {
  type: string;
  data?: unknown;
}

const tries = 3;
const betweenMs = 700;

export function followBuilds(url: string, listener: BuildListener): void {
  let hash = '';
  let failed = 0;
  const connect = () => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => {
      failed = 0;
    });
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as BuildMessage;
      if (message.type === 'hash') hash = String(message.data);
      if (['ok', 'still-ok', 'warnings'].includes(message.type)) listener.onBuilt(hash);
      if (message.type === 'errors') listener.onFailed(describe(message.data));
    });
    socket.addEventListener('close', () => {
      failed += 1;
      if (failed <= tries) setTimeout(connect, betweenMs);
      else listener.onEnded();
    });
  };
  connect();
}

function describe(errors: unknown): string {
  const list = Array.isArray(errors) ? (errors as { moduleName?: string; message?: string }[]) : [];
  return list.map(({ moduleName = '', message = '' }) => `${moduleName}\n${message}`.trim()).join('\n\n');
}
