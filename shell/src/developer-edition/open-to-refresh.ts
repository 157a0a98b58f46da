/**
 * Where React leaves what is needed to replace a component and keep its state. It looks once, when it starts: this must
 * run before it.
 */
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
