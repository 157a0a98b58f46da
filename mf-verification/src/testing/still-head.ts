export const loadFaceFinder = async () => ({
  look: async () => ({
    faces: [{ x: 50, y: 50, width: 60, height: 60, score: 0.9 }],
    measures: { brightness: 120, sharpness: 80, glare: 0 },
    head: { turn: 0, lift: 0 },
    side: 160,
    cameraSide: 1080,
  }),
});
