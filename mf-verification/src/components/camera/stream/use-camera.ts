import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import {
  nextLens,
  sharperLens,
  sortLenses,
  type CameraChoice,
  type Capabilities,
} from '../../../domain/camera/camera-devices.ts';
import { cameraProblem, type CameraProblem } from '../../../domain/camera/camera-problem.ts';
import { facingFor, type Facing } from '../../../domain/camera/camera-settings.ts';
import type { PhotoKind } from '../../../domain/camera/captured-photo.ts';
import { cameraCatalog } from '../../../languages/camera/camera-catalog.ts';
import { toast } from '../../feedback/toast.ts';
import { useWords } from '../../language/use-words.ts';
import { cameraPermission, permissionGiven } from './ask-permission.ts';
import { showCamera } from './show-camera.ts';

export type CameraStep =
  | { name: 'starting' | 'asking' | 'live' }
  | { name: 'failed'; problem: CameraProblem };

export interface Camera {
  step: CameraStep;
  facing: Facing;
  video: RefObject<HTMLVideoElement | null>;
  switchCamera: (() => void) | undefined;
  startAgain: () => void;
}

const starting: CameraStep = { name: 'starting' };

export function useCamera(kind: PhotoKind): Camera {
  const { say } = useWords(cameraCatalog);
  const video = useRef<HTMLVideoElement>(null);
  const { choice, switchTo, improve, goBack, settle } = useCameraChoice(kind);
  const [cameras, setCameras] = useState<Cameras>({ facing: choice.facing });
  const [attempt, setAttempt] = useState(0);
  const [step, setStep] = useState<CameraStep>(starting);
  const startAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const hidden = useDocumentHidden();
  const onSwitchFailed = useEffectEvent(() => toast.error(say('switchFailed')));

  useEffect(() => {
    const element = video.current;
    if (hidden || !element) return;
    const run = new AbortController();
    const { signal } = run;
    let isRunning = false;
    const interruption = () => (isRunning ? 'stopped' : 'interrupted');
    const fail = (problem: CameraProblem) => {
      if (signal.aborted) return;
      run.abort();
      const before = goBack();
      if (!before) return setStep({ name: 'failed', problem });
      if (before.isAsked) onSwitchFailed();
    };
    const onEnded = () =>
      void cameraPermission().then((permission) =>
        fail(permission?.state === 'denied' ? 'denied' : interruption()),
      );
    const show = async () => {
      try {
        const onAsking = () => signal.aborted || setStep({ name: 'asking' });
        const onMute = () => setStep({ name: 'failed', problem: interruption() });
        const on = { onAsking, onEnded, onMute, onUnmute: startAgain };
        const track = await showCamera(element, choice, { signal, ...on });
        if (signal.aborted) return;
        settle();
        isRunning = true;
        setStep({ name: 'live' });
        const found = await findCameras(track, choice);
        if (signal.aborted) return;
        setCameras(found);
        if (found.sharper) improve(found.sharper, choice);
      } catch (error) {
        fail(cameraProblem(error));
      }
    };
    void show();
    return () => {
      run.abort();
      setStep(starting);
    };
  }, [hidden, choice, attempt, startAgain, improve, goBack, settle]);

  useStartOnPermission(step, startAgain);
  const { facing, other } = cameras;
  const switchCamera = other && (() => switchTo(other, { choice, isAsked: true }));
  return { step, facing, video, switchCamera, startAgain };
}

function useCameraChoice(kind: PhotoKind) {
  const [choice, setChoice] = useState<CameraChoice>({ facing: facingFor(kind) });
  const before = useRef<{ choice: CameraChoice; isAsked: boolean } | undefined>(undefined);
  const mayImprove = useRef(kind === 'document');
  const switchTo = useCallback((next: CameraChoice, from: NonNullable<typeof before.current>) => {
    mayImprove.current = false;
    before.current = from;
    setChoice(next);
  }, []);
  const improve = useCallback(
    (sharper: CameraChoice, from: CameraChoice) => {
      if (mayImprove.current) switchTo(sharper, { choice: from, isAsked: false });
    },
    [switchTo],
  );
  const settle = useCallback(() => {
    before.current = undefined;
  }, []);
  const goBack = useCallback(() => {
    const from = before.current;
    before.current = undefined;
    if (from) setChoice(from.choice);
    return from;
  }, []);
  return { choice, switchTo, improve, goBack, settle };
}

function useStartOnPermission(step: CameraStep, startAgain: () => void): void {
  useEffect(() => {
    if (step.name !== 'failed') return;
    const watch = new AbortController();
    void permissionGiven(watch.signal).then(startAgain);
    return () => watch.abort();
  }, [step, startAgain]);
}

interface Cameras {
  facing: Facing;
  other?: CameraChoice | undefined;
  sharper?: CameraChoice | undefined;
}

async function findCameras(track: MediaStreamTrack | undefined, choice: CameraChoice): Promise<Cameras> {
  const { facingMode, deviceId } = track?.getSettings() ?? {};
  const capabilities: Capabilities | undefined = track?.getCapabilities?.();
  const lenses = sortLenses(await listDevices(), choice.facing);
  const told = facingMode === 'user' || facingMode === 'environment' ? facingMode : undefined;
  const facing = told ?? lenses.find((lens) => lens.deviceId === deviceId)?.facing ?? choice.facing;
  const asChoice = (lens: ReturnType<typeof nextLens>) =>
    lens && { facing: lens.facing ?? facing, deviceId: lens.deviceId };
  return {
    facing,
    other: asChoice(nextLens(lenses, deviceId)),
    sharper: asChoice(sharperLens(lenses, deviceId, capabilities)),
  };
}

async function listDevices(): Promise<readonly MediaDeviceInfo[]> {
  try {
    return await navigator.mediaDevices.enumerateDevices();
  } catch {
    return [];
  }
}

function useDocumentHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
