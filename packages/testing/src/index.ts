export { answerFetch } from './answer-fetch.ts';
export { fakeApi, refusal, type FakeApi, type RecordedCall } from './fake-api.ts';
export { renderScreen, type RenderedScreen, type ScreenOptions } from './render-screen.tsx';
