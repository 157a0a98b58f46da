import type { ChoicesWords } from './en.ts';

export const ar: ChoicesWords = {
  arrivalTitle: 'رمز الوصول الخاص بك',
  arrivalText: 'أظهره في الاستقبال أو اذكر الرمز: سيجدون حجزك فورًا.',
  arrivalQr: 'رمز الوصول {code} على شكل رمز QR',
  rateTitle: 'كيف وجدت إقامتك؟',
  rateText: 'يصل تقييمك إلى الفندق، ويمكن إرساله مرة واحدة.',
  stars: {
    zero: '{count} نجمة',
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: '{count} نجوم',
    many: '{count} نجمة',
    other: '{count} نجمة',
  },
  comment: 'ما تود قوله للفندق (اختياري)',
  sendRating: 'إرسال التقييم',
  sending: 'جارٍ الإرسال...',
  chooseStars: 'يرجى اختيار نجمة إلى خمس نجوم',
  rateThanks: 'شكرًا على تقييمك.',
  rateFailed: 'تعذّر حفظ تقييمك',
  dataTitle: 'بياناتك',
  dataText:
    'يمكنك الآن حذف ما حُفظ من عملية التحقق: الصور، وما قُرئ من وثيقتك، والنتائج، وموافقتك. وتبقى موثَّقًا.',
  dataButton: 'حذف بياناتي',
  dataAsk: 'حذف بياناتي؟',
  dataAskText: 'لا يمكن التراجع عن ذلك. ويشمل الضيوف الذين تحققت منهم على هذا الجهاز.',
  dataDeleting: 'جارٍ الحذف...',
  dataKeep: 'إبقاء',
  dataDone: 'حُذفت بيانات التحقق الخاصة بك في {date}.',
  dataFailed: 'تعذّر حذف بياناتك',
};
