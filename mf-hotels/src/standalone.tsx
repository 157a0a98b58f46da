import { runStandalone } from '@suite/remote-kit/standalone';
import { hotelFactory, userProfileFactory } from '@suite/testing/factories';
import { fakeApi } from '@suite/testing/fake-api';
import remote from './remote.tsx';
import { answerHotels } from './testing/fake-hotels.ts';

const states = [hotelFactory, hotelFactory.approved(), hotelFactory.rejected(), hotelFactory.inactive()];
const hotels = Array.from({ length: 8 }, () => states.map((state) => state.build())).flat();

answerHotels(fakeApi(), hotels);
history.replaceState({}, '', '/hotels');
runStandalone(remote, { user: userProfileFactory.superAdmin().build() });
