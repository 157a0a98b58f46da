import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { makeVariant, type Variant, type VariantEdit } from './remote-variant.ts';

export interface FaultLane {
  proxy: FaultProxy;
  sample: Variant;
  /** Makes another release live; the one before is the last known good. */
  goLive(edit?: VariantEdit): Variant;
}

export async function startFaultLane(url: string, sample: Variant): Promise<FaultLane> {
  const proxy = await startFaultProxy(url);
  let variants = 0;
  return {
    proxy,
    sample,
    goLive(edit) {
      const earlier = makeVariant(sample, (variants += 1));
      const live = makeVariant(sample, (variants += 1), edit);
      for (const variant of [earlier, live]) proxy.serve(variant);
      const remote = { ...live.remote, fallback: earlier.remote };
      proxy.rewrite((document) => ({
        ...document,
        remotes: document.remotes.map((other) =>
          other.name === remote.name ? { ...other, ...remote } : other,
        ),
      }));
      return { ...live, remote };
    },
  };
}
