/**
 * @this {import('webpack').LoaderContext<object>} @param {string} request the remaining loaders and the file
 */
export function pitch(request) {
  const source = JSON.stringify(this.utils.contextify(this.context, `!!${request}`));
  return `import { adoptStyle } from '@suite/remote-kit/developing';
import content from ${source};
const replace = adoptStyle(content.toString());
const names = JSON.stringify(content.locals);
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept(${source}, () => {
    if (JSON.stringify(content.locals) === names) replace(content.toString());
    else import.meta.webpackHot.invalidate();
  });
  import.meta.webpackHot.dispose(() => replace(''));
}
export default content.locals;
`;
}
