import type { Locale } from '#domain/locales/locales.ts'

/** Words that CLDR gives to many emoji for their form and that do not describe the subject. */
export const STOP_WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['skin', 'tone', 'emoji', 'symbol', 'sign', 'button', 'face', 'faces', 'person', 'ideograph'],
  es: ['piel', 'tono', 'símbolo', 'señal', 'botón', 'cara', 'persona'],
  pt: ['pele', 'tom', 'símbolo', 'sinal', 'botão', 'rosto', 'pessoa'],
  fr: ['peau', 'teinte', 'symbole', 'signe', 'bouton', 'visage', 'personne'],
  de: ['hautfarbe', 'hautton', 'symbol', 'zeichen', 'taste', 'gesicht', 'person'],
  ja: ['肌', '肌の色', '記号', 'マーク', 'ボタン', '顔', '人'],
  ko: ['피부', '피부색', '기호', '표시', '버튼', '얼굴', '사람'],
}
