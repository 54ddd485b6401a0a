/**
 * Generated drawings with text as in typical uploads: labels, cards, charts and posters. Each has other words,
 * colours and positions; the same in every run.
 */
export function textDrawings(script: keyof typeof WORDS, count: number): readonly string[] {
  const words = WORDS[script]
  return Array.from({ length: count }, (_, at) => LAYOUTS[at % LAYOUTS.length]?.(words, at) ?? '')
}

const WORDS = {
  latin: [
    'Summer sale',
    'Opening hours',
    'Fresh coffee',
    'Quarterly report',
    'Save the date',
    'Übergrößen',
    'Café Société',
    'New arrivals',
    'Read more',
    'Project plan',
    'Thank you!',
    '24 hours',
    'Über uns',
    'Buy one, get one',
    'Señal',
    'Limited',
  ],
  eastAsian: [
    '夏の大売り出し',
    '営業時間',
    '新鮮なコーヒー',
    '四半期報告書',
    '春节快乐',
    '新品上市',
    '欢迎光临',
    '限时优惠',
    '여름 세일',
    '영업시간',
    '신제품 안내',
    '감사합니다',
    'お問い合わせ',
    '東京の図書館',
    '会员专享',
    '오늘의 메뉴',
  ],
} as const

type Words = (typeof WORDS)[keyof typeof WORDS]
type Layout = (words: Words, at: number) => string

const FAMILIES = ['sans-serif', 'Inter, sans-serif', 'Georgia, serif', 'Arial', 'monospace'] as const

const LAYOUTS: readonly Layout[] = [label, card, chart, poster]

function label(words: Words, at: number): string {
  return svg(
    240,
    80,
    at,
    `<rect x="4" y="4" width="232" height="72" rx="${at % 36}" fill="${colour(at)}"/>
    <path d="M24 40l10 10 20-24" fill="none" stroke="#fff" stroke-width="5"/>
    <text x="66" y="48" font-size="22" font-weight="700" fill="#fff">${word(words, at)}</text>`,
  )
}

function card(words: Words, at: number): string {
  const lines = [1, 2, 3].map(
    (line) =>
      `<text x="32" y="${120 + line * 24}" font-size="14" fill="#555">${word(words, at + line)} · ${word(words, at * line)}</text>`,
  )
  return svg(
    320,
    240,
    at,
    `<rect width="320" height="240" rx="12" fill="#fafafa" stroke="#ddd"/>
    <circle cx="56" cy="56" r="28" fill="${colour(at)}"/><path d="M44 56h24M56 44v24" stroke="#fff" stroke-width="4"/>
    <text x="32" y="116" font-size="20" font-weight="600">${word(words, at + 5)}</text>${lines.join('')}`,
  )
}

function chart(words: Words, at: number): string {
  const bars = Array.from({ length: 6 }, (_, bar) => {
    const height = 30 + ((at * 31 + bar * 47) % 130)
    return `<rect x="${40 + bar * 56}" y="${200 - height}" width="36" height="${height}" fill="${colour(at + bar)}"/>
      <text x="${58 + bar * 56}" y="${192 - height}" font-size="11" text-anchor="middle">${height}</text>`
  })
  return svg(
    400,
    240,
    at,
    `<text x="20" y="28" font-size="18" font-weight="700">${word(words, at)}</text>
    <path d="M30 200h350M30 40v160" stroke="#999"/>${bars.join('')}
    <text x="200" y="228" font-size="12" font-style="italic" text-anchor="middle">${word(words, at + 3)}</text>`,
  )
}

function poster(words: Words, at: number): string {
  const rays = Array.from(
    { length: 24 },
    (_, ray) =>
      `<path d="M300 300L${300 + 400 * Math.cos(ray * 0.262)} ${300 + 400 * Math.sin(ray * 0.262)}l20 60z"/>`,
  )
  return svg(
    600,
    800,
    at,
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${colour(at)}"/><stop offset="1" stop-color="${colour(at + 2)}"/></linearGradient>
    <rect width="600" height="800" fill="url(#g)"/><g fill="#fff" opacity=".3">${rays.join('')}</g>
    <text x="300" y="420" font-size="64" font-weight="800" text-anchor="middle" fill="#fff">${word(words, at)}</text>
    <text x="300" y="500" font-size="28" text-anchor="middle" fill="#fff">${word(words, at + 7)} — ${word(words, at + 11)}</text>`,
  )
}

function svg(width: number, height: number, at: number, content: string): string {
  const family = FAMILIES[at % FAMILIES.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="${family}">${content}</svg>`
}

function word(words: Words, at: number): string {
  return words[at % words.length] ?? ''
}

function colour(at: number): string {
  return `hsl(${(at * 67) % 360} 60% 45%)`
}
