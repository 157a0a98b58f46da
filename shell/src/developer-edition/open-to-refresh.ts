/** React looks for this hook once when it starts, so this file must run before React. */
if (!('__REACT_DEVTOOLS_GLOBAL_HOOK__' in globalThis)) {
  const renderers = new Map<number, unknown>();
  const ignore = () => undefined;
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers,
      supportsFiber: true,
      inject: (renderer: unknown) => renderers.set(renderers.size, renderer).size - 1,
      onScheduleFiberRoot: ignore,
      onCommitFiberRoot: ignore,
      onCommitFiberUnmount: ignore,
    },
  });
}
