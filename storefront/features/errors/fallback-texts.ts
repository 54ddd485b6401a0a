import type { Locale } from '#domain/locales/locales.ts'

interface FallbackText {
  readonly heading: string
  readonly home: string
}

/**
 * What is said when showing the error page failed as well (spec section 8). The only texts outside of the messages:
 * what failed may be just those.
 */
export const FALLBACK_TEXTS: Readonly<Record<Locale, FallbackText>> = {
  en: { heading: 'An error occurred while showing the error page', home: 'Go to the home page' },
  es: { heading: 'Se produjo un error al mostrar la página de error', home: 'Ir al inicio' },
  pt: { heading: 'Ocorreu um erro ao mostrar a página de erro', home: 'Ir para o início' },
  fr: { heading: 'Une erreur s’est produite en affichant la page d’erreur', home: 'Aller à l’accueil' },
  de: { heading: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten', home: 'Zur Startseite' },
  ja: { heading: 'エラーページの表示中にエラーが発生しました', home: 'ホームへ移動' },
  ko: { heading: '오류 페이지를 표시하는 중 오류가 발생했습니다', home: '홈으로 이동' },
}
