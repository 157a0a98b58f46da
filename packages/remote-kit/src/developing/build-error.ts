const id = 'suite-build-error';

export function showBuildError(error: unknown): void {
  hideBuildError();
  const panel = document.createElement('section');
  panel.id = id;
  panel.setAttribute('role', 'alert');
  panel.setAttribute('aria-label', 'The code has an error');
  // The content security policy refuses style attributes, so styles are set through the object model.
  Object.assign(panel.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '2147483647',
    maxHeight: '60vh',
    overflow: 'auto',
    padding: '16px 24px 24px',
    background: '#1b1d22',
    color: '#f3f4f6',
    borderTop: '3px solid #f87171',
    font: '13px/1.55 ui-monospace, monospace',
  });
  panel.append(heading(), text(error));
  document.body.append(panel);
}

export function hideBuildError(): void {
  document.getElementById(id)?.remove();
}

function heading(): HTMLElement {
  const line = document.createElement('strong');
  line.textContent = 'This code has an error. The page goes on by itself when it is mended.';
  Object.assign(line.style, { display: 'block', marginBottom: '8px', color: '#fca5a5' });
  return line;
}

function text(error: unknown): HTMLElement {
  const block = document.createElement('pre');
  block.textContent = error instanceof Error ? (error.stack ?? error.message) : String(error);
  Object.assign(block.style, {
    margin: '0',
    font: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  });
  return block;
}
