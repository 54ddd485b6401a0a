import type { WordTable } from '../word-table.ts'

/** Words of text editing. */
export const TEXT_EDITING: WordTable = {
  text: ['texto', 'texto', 'texte', 'Text', 'テキスト', '텍스트'],
  italic: ['cursiva', 'itálico', 'italique', 'kursiv', '斜体', '기울임꼴'],
  underline: ['subrayado', 'sublinhado', 'souligné', 'unterstrichen', '下線', '밑줄'],
  font: ['fuente', 'fonte', 'police', 'Schriftart', 'フォント', '글꼴'],
  heading: ['encabezado', 'título', 'titre', 'Überschrift', '見出し', '제목'],
  paragraph: ['párrafo', 'parágrafo', 'paragraphe', 'Absatz', '段落', '단락'],
  'letter case': ['mayúsculas y minúsculas', 'maiúsculas e minúsculas', 'casse', 'Groß- und Kleinschreibung', '大文字と小文字', '대소문자'],
  quote: ['cita', 'citação', 'citation', 'Zitat', '引用', '인용'],
  typography: ['tipografía', 'tipografia', 'typographie', 'Typografie', 'タイポグラフィ', '타이포그래피'],
  alphabet: ['alfabeto', 'alfabeto', 'alphabet', 'Alphabet', 'アルファベット', '알파벳'],
  uppercase: ['mayúsculas', 'maiúsculas', 'majuscules', 'Großbuchstaben', '大文字', '대문자'],
  lowercase: ['minúsculas', 'minúsculas', 'minuscules', 'Kleinbuchstaben', '小文字', '소문자'],
  language: ['idioma', 'idioma', 'langue', 'Sprache', '言語', '언어'],
  translate: ['traducir', 'traduzir', 'traduire', 'übersetzen', '翻訳', '번역'],
  translation: ['traducción', 'tradução', 'traduction', 'Übersetzung', '翻訳', '번역'],
  subscript: ['subíndice', 'subscrito', 'indice', 'tiefgestellt', '下付き文字', '아래 첨자'],
  superscript: ['superíndice', 'sobrescrito', 'exposant', 'hochgestellt', '上付き文字', '위 첨자'],
  spelling: ['ortografía', 'ortografia', 'orthographe', 'Rechtschreibung', 'スペル', '맞춤법'],
  bold: null, // of letters, or a style of drawing
  case: null, // of letters, a briefcase or a cover
}
