import { expect, test } from '@jest/globals';
import { readsOf, timeOf } from './explain-statements.mjs';

const plan = `Aggregate  (cost=1.0..2.0 rows=1 width=8) (actual time=0.5..0.5 rows=1.00 loops=1)
  ->  Bitmap Heap Scan on hotels  (cost=1.0..2.0 rows=9 width=4) (actual time=0.1..0.4 rows=9.00 loops=1)
        ->  Bitmap Index Scan on hotels_search  (cost=0.0..1.0 rows=9 width=0) (actual time=0.1..0.1 rows=9.00 loops=1)
  ->  Index Only Scan Backward using users_staff on users  (cost=0.0..1.0 rows=9 width=4) (never executed)
  ->  Seq Scan on permissions  (cost=0.0..1.0 rows=8 width=4) (actual time=0.0..0.0 rows=8.00 loops=1)
Planning Time: 0.200 ms
Execution Time: 1.250 ms`;

test('a plan says how long it took and what it read', () => {
  expect(timeOf(plan)).toBe(1.25);
  expect(readsOf(plan)).toEqual(['hotels_search', 'users_staff', 'all of permissions']);
});
