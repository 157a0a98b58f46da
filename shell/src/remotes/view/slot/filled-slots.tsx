import type { RegistryDocument } from '@suite/descriptor';
import { useSession } from '@suite/session';
import { useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { findFills } from '../../registry/find-fills.ts';
import { reportThrown } from '../../telemetry/report-thrown.ts';
import { CleanUpBoundaries } from '../clean-up-boundaries.tsx';
import { FillOutlet } from './fill-outlet.tsx';
import { openSlotsAtom, type OpenSlot } from './open-slots.ts';

interface FilledSlotsProps {
  document: RegistryDocument;
  refresh: () => Promise<unknown>;
}

const onError = (_name: string, error: unknown) => reportThrown(error);

export function FilledSlots({ document, refresh }: FilledSlotsProps) {
  const slots = useAtomValue(openSlotsAtom);
  const contents = slots.map((slot): [string, ReactNode] => [
    slot.id,
    createPortal(<FillsOfSlot slot={slot} document={document} refresh={refresh} />, slot.element),
  ]);
  return <CleanUpBoundaries contents={Object.fromEntries(contents)} onError={onError} />;
}

function FillsOfSlot({ slot, document, refresh }: FilledSlotsProps & { slot: OpenSlot }) {
  const { permissions } = useSession();
  const fills = useMemo(
    () => findFills(document, slot.name, permissions),
    [document, slot.name, permissions],
  );
  const contents = fills.map(({ remote, fill }): [string, ReactNode] => [
    `${remote.name} ${fill.module}`,
    <FillOutlet key={slot.name} remote={remote} fill={fill} props={slot.props} refresh={refresh} />,
  ]);
  return <CleanUpBoundaries contents={Object.fromEntries(contents)} onError={onError} />;
}
