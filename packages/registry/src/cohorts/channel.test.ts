import { describe, expect, test } from '@jest/globals';
import { bucketOf } from './channel.ts';

const people = Array.from({ length: 10_000 }, (_, index) => index + 1);
const bucketsIn = (remote: string) => people.map((user_id) => bucketOf(remote, user_id));
const [bookings, hotels] = [bucketsIn('mf-bookings'), bucketsIn('mf-hotels')];
const within = (buckets: readonly number[], percent: number) =>
  new Set(people.filter((_, index) => (buckets[index] ?? 100) < percent));

describe('bucketOf', () => {
  test.each([1, 5, 10, 25, 50, 99])('%i %% of 10,000 people are about that many', (percent) => {
    const expected = percent * 100;
    // The tolerance is four standard deviations of a fair draw.
    const tolerance = 4 * Math.sqrt(expected * (1 - percent / 100));
    expect(Math.abs(within(bookings, percent).size - expected)).toBeLessThan(tolerance);
  });

  test('a larger percentage only adds people', () => {
    let smaller = new Set<number>();
    for (let percent = 1; percent <= 99; percent += 1) {
      const larger = within(bookings, percent);
      expect([...smaller].filter((user_id) => !larger.has(user_id))).toEqual([]);
      expect(larger.size).toBeGreaterThan(smaller.size);
      smaller = larger;
    }
  });

  test('a user keeps their bucket on every machine, and has another one for another remote', () => {
    expect(bookings.slice(0, 3).map((bucket) => bucket.toFixed(3))).toEqual(['26.772', '10.360', '76.826']);
    const inHotels = within(hotels, 10);
    const both = [...within(bookings, 10)].filter((user_id) => inHotels.has(user_id));
    expect(both.length).toBeLessThan(200);
  });
});
