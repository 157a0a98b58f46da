import { expect, test } from '@jest/globals';
import { scoreOfSimilarity } from './engine/rekognition.ts';
import { deskReviewScores, matchScore, scoreOfDistance } from './scores.ts';

test.each([
  [0, 100],
  [0.18, 100],
  [0.38, 90],
  [0.58, 80],
  [0.580_01, 79.99],
  [0.605, 75],
  [0.78, 40],
  [0.98, 0],
  [1.4, 0],
])('a distance of %d scores %d', (distance, score) => {
  expect(scoreOfDistance(distance)).toBe(score);
});

test.each([
  [100, 100],
  [97.5, 90],
  [95, 80],
  [94.999_99, 79.99],
  [47.5, 40],
  [0, 0],
])("a similarity of %d of Rekognition's scores %d", (similarity, score) => {
  expect(scoreOfSimilarity(similarity, 95)).toBe(score);
});

test('the desk looks again at what is just below the line', () => {
  expect(deskReviewScores).toEqual({ from: 75, below: matchScore });
});
