/** ICAO 9303-3, section 6.C. It encodes letters, not sounds: few documents spell their zone by it. */
export const arabicLetters: Readonly<Record<string, string>> = {
  ...{ ء: 'XE', آ: 'XAA', أ: 'XAE', ؤ: 'U', إ: 'I', ئ: 'XI', ا: 'A', ب: 'B', ة: 'XTA', ت: 'T', ث: 'XTH' },
  ...{ ج: 'J', ح: 'XH', خ: 'XKH', د: 'D', ذ: 'XDH', ر: 'R', ز: 'Z', س: 'S', ش: 'XSH', ص: 'XSS', ض: 'XDZ' },
  ...{ ط: 'XTT', ظ: 'XZZ', ع: 'E', غ: 'G', ف: 'F', ق: 'Q', ك: 'K', ل: 'L', م: 'M', ن: 'N', ه: 'H', و: 'W' },
  ...{ ى: 'XAY', ي: 'Y', ٱ: 'XXA', ٹ: 'XXT', ټ: 'XRT', پ: 'P', ځ: 'XKE', څ: 'XXH', چ: 'XC', ڈ: 'XXD' },
  ...{ ډ: 'XDR', ڑ: 'XXR', ړ: 'XRR', ږ: 'XRX', ژ: 'XJ', ښ: 'XXS', ک: 'XKK', ګ: 'XXK', ڭ: 'XNG', گ: 'XGG' },
  ...{ ں: 'XNN', ڼ: 'XXN', ھ: 'XDO', ۀ: 'XYH', ہ: 'XXG', ۂ: 'XGE', ۃ: 'XTG', ی: 'XYA', ۍ: 'XXY', ې: 'Y' },
  ...{ ے: 'XYB', ۓ: 'XBE' },
};

/** Teh marbuta at the end of a name. */
export const lastTehMarbuta = 'XAH';

/** Letters whose code in section 6.C does not contain their sound. */
export const arabicSounds: Readonly<Record<string, string>> = {
  ...{ ء: '', ع: '', ة: '', ۃ: '', ځ: 'Z', څ: 'S', چ: 'CH', ھ: 'H', ہ: 'H', ۀ: 'H', ۂ: 'H', ے: '', ۓ: '' },
};
