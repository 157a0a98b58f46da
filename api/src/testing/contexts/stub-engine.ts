import type {
  DocumentPhotos,
  IdentityCheck,
  IdentityEngine,
  SelfieCheck,
  SelfiePhotos,
} from '@suite/identity';

export interface StubEngine extends IdentityEngine {
  answer: Partial<IdentityCheck> | Error;
  selfieAnswer: SelfieCheck | Error;
  gate: Promise<void>;
  asked: DocumentPhotos[];
  askedSelfies: SelfiePhotos[];
  warmUps: number;
}

const readable: IdentityCheck = {
  similarity_score: 92.5,
  reason: null,
  photo: null,
  face_match_details: {
    distance: 0.33,
    selfie_quality: { face_width: 320, sharpness: 90, brightness: 120 },
    document_quality: { face_width: 140, sharpness: 60, brightness: 130 },
    engine: 'stub 1',
  },
  document_data: {
    document_type: 'PASSPORT',
    issuing_country: 'PRT',
    full_name: 'INES DUARTE',
    date_of_birth: '1990-01-31',
    expiry_date: '2099-01-31',
    number_last4: '4821',
    mrz_valid: true,
  },
  document_evidence: 'zone',
  document_sides: null,
  document_side: null,
  repeats_capture: false,
  portrait_misplaced: false,
  specimen: false,
  identity: null,
};

export function stubEngine(): StubEngine {
  return {
    answer: {},
    selfieAnswer: { reason: null, captures: null },
    gate: Promise.resolve(),
    asked: [],
    askedSelfies: [],
    warmUps: 0,
    async warmUp() {
      this.warmUps += 1;
    },
    async checkSelfie(photos) {
      this.askedSelfies.push(photos);
      const { selfieAnswer } = this;
      await this.gate;
      if (selfieAnswer instanceof Error) throw selfieAnswer;
      return selfieAnswer;
    },
    async checkDocument(photos) {
      this.asked.push(photos);
      const { answer } = this;
      await this.gate;
      if (answer instanceof Error) throw answer;
      return { ...readable, ...answer };
    },
    close: () => Promise.resolve(),
  };
}
