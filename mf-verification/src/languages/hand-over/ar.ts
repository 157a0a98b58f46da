import type { HandOverWords } from './en.ts';

export const ar: HandOverWords = {
  title: 'المتابعة على هاتفك',
  text: 'امسح هذا الرمز بكاميرا هاتفك. تتابع هذه الصفحة التحقق وتعرض النتيجة.',
  codeOfLink: 'رمز QR لرابطك',
  waiting: 'في انتظار هاتفك',
  selfieAccepted: 'تم قبول صورتك الذاتية. التقط صورة وثيقتك بهاتفك.',
};
