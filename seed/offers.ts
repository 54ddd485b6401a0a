import { type Names, named } from '#seed/taxonomy/names.ts'

/** A coupon with a page, for the plans of these slugs. */
export interface SeedOffer {
  readonly code: string
  readonly slug: string
  readonly percent: number
  readonly plans: readonly string[]
  readonly titles: Names
  readonly texts: Names
}

/** One offer without an end, so that a library that was seeded long ago still shows it. */
export const SEED_OFFERS: readonly SeedOffer[] = [
  {
    code: 'WELCOME25',
    slug: 'welcome',
    percent: 25,
    plans: ['individual', 'team', 'team-plus'],
    titles: named(
      'A quarter off your first payment',
      'Un 25 % menos en tu primer pago',
      '25% a menos no primeiro pagamento',
      'Un quart de moins sur le premier paiement',
      'Ein Viertel weniger bei der ersten Zahlung',
      '初回のお支払いが 25 % 割引',
      '첫 결제 25% 할인',
    ),
    texts: named(
      'Start with the whole library: unlimited downloads for you or your team.',
      'Empieza con toda la biblioteca: descargas ilimitadas para ti o tu equipo.',
      'Comece com a biblioteca inteira: downloads ilimitados para você ou sua equipe.',
      'Commencez avec toute la bibliothèque : téléchargements illimités pour vous ou votre équipe.',
      'Starte mit der ganzen Bibliothek: unbegrenzte Downloads für dich oder dein Team.',
      'ライブラリ全体を今すぐ。あなたにもチームにも、ダウンロードは無制限です。',
      '전체 라이브러리로 시작하세요. 나와 팀 모두 다운로드가 무제한입니다.',
    ),
  },
]
