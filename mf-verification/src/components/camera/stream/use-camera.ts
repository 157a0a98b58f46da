import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { facingOf, otherCamera, type CameraChoice } from '../../../domain/camera/camera-devices.ts';
import { cameraProblem, type CameraProblem } from '../../../domain/camera/camera-problem.ts';
import { facingFor, type Facing } from '../../../domain/camera/camera-settings.ts';
import type { PhotoKind } from '../../../domain/camera/captured-photo.ts';
import { cameraCatalog } from '../../../languages/camera/camera-catalog.ts';
import { toast } from '../../feedback/toast.ts';
import { useWords } from '../../language/use-words.ts';
import { cameraPermission, permissionGiven } from './ask-permission.ts';
import { showCamera } from './show-camera.ts';
import { useDocumentHidden } from './use-document-hidden.ts';

export type CameraStep =
  | { name: 'starting' | 'asking' | 'live' }
  | { name: 'failed'; problem: CameraProblem };

export interface Camera {
  step: CameraStep;
  facing: Facing;
  video: RefObject<HTMLVideoElement | null>;
  /** Given while there is another camera. */
  switchCamera: (() => void) | undefined;
  startAgain: () => void;
}

const starting: CameraStep = { name: 'starting' };

/**
 * A camera in a video element, from asking for permission until its tracks are stopped: when the component goes,
 * when the page is hidden, and when anything fails.
 */
export function useCamera(kind: PhotoKind): Camera {
  const { say } = useWords(cameraCatalog);
  const video = useRef<HTMLVideoElement>(null);
  const before = useRef<CameraChoice | undefined>(undefined);
  const [choice, setChoice] = useState<CameraChoice>({ facing: facingFor(kind) });
  const [facing, setFacing] = useState(choice.facing);
  const [other, setOther] = useState<CameraChoice>();
  const [attempt, setAttempt] = useState(0);
  const [step, setStep] = useState<CameraStep>(starting);
  const hidden = useDocumentHidden();
  const onSwitchFailed = useEffectEvent(() => toast.error(say('switchFailed')));

  useEffect(() => {
    const element = video.current;
    if (hidden || !element) return;
    const run = new AbortController();
    const { signal } = run;
    const fail = (problem: CameraProblem) => {
      if (signal.aborted) return;
      run.abort();
      const last = before.current;
      before.current = undefined;
      if (!last) return setStep({ name: 'failed', problem });
      onSwitchFailed();
      setChoice(last);
    };
    const onEnded = () =>
      void cameraPermission().then((permission) =>
        fail(permission?.state === 'denied' ? 'denied' : 'interrupted'),
      );
    const show = async () => {
      try {
        const onAsking = () => signal.aborted || setStep({ name: 'asking' });
        const track = await showCamera(element, choice, { signal, onAsking, onEnded });
        if (signal.aborted) return;
        before.current = undefined;
        setStep({ name: 'live' });
        const cameras = await findCameras(track, choice);
        if (signal.aborted) return;
        setFacing(cameras.facing);
        setOther(cameras.other);
      } catch (error) {
        fail(cameraProblem(error));
      }
    };
    void show();
    return () => {
      run.abort();
      setStep(starting);
    };
  }, [hidden, choice, attempt]);

  const startAgain = useCallback(() => setAttempt((count) => count + 1), []);
  useStartOnPermission(step, startAgain);
  const switchCamera = () => {
    before.current = choice;
    if (other) setChoice(other);
  };
  return { step, facing, video, switchCamera: other && switchCamera, startAgain };
}

/** Starts a camera that failed as soon as the guest allows it in the settings of the browser. */
function useStartOnPermission(step: CameraStep, startAgain: () => void): void {
  useEffect(() => {
    if (step.name !== 'failed') return;
    const watch = new AbortController();
    void permissionGiven(watch.signal).then(startAgain);
    return () => watch.abort();
  }, [step, startAgain]);
}

/** Where the camera of a track looks, and the one that can be switched to. */
async function findCameras(track: MediaStreamTrack | undefined, choice: CameraChoice) {
  const devices = await listDevices();
  const current = lookedUp(track, devices, choice);
  return { facing: current.facing, other: otherCamera(devices, current) };
}

/** The devices of the guest; none where the browser does not tell, and then there is nothing to switch to. */
async function listDevices(): Promise<readonly MediaDeviceInfo[]> {
  try {
    return await navigator.mediaDevices.enumerateDevices();
  } catch {
    return [];
  }
}

/** What a camera says of itself, as far as it does. */
function lookedUp(
  track: MediaStreamTrack | undefined,
  devices: readonly MediaDeviceInfo[],
  { facing }: CameraChoice,
) {
  const { facingMode, deviceId } = track?.getSettings() ?? {};
  const device = devices.find((one) => one.deviceId === deviceId);
  const told = facingMode === 'user' || facingMode === 'environment' ? facingMode : undefined;
  return { facing: told ?? (device && facingOf(device)) ?? facing, deviceId };
}
