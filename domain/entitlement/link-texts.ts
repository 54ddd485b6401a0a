import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** Refusals of a download address with specific texts; all others use the texts of `other`. */
export type LinkRefusal = Extract<ErrorCode, 'download-link-expired' | 'work-withheld'> | 'other'

interface LinkTexts {
  readonly refused: Readonly<Record<LinkRefusal, { readonly heading: string; readonly why: string }>>
  readonly downloads: string
  readonly home: string
  /** `{number}` is that of the error. */
  readonly number: string
}

/** The words of the page that a browser shows at an address that delivers no file. */
export const LINK_TEXTS: Readonly<Record<Locale, LinkTexts>> = {
  en: {
    refused: {
      'download-link-expired': {
        heading: 'This download link has expired',
        why: 'Links work for two minutes and only unchanged, so that nobody else can pass them on. Your licence is not affected: start the download again.',
      },
      'work-withheld': {
        heading: 'This file is withheld',
        why: 'A rights holder has reported it. It can’t be downloaded until the claim is decided.',
      },
      other: {
        heading: 'This file isn’t available',
        why: 'The link leads to no file. Start the download again from the asset’s page.',
      },
    },
    downloads: 'Go to your downloads',
    home: 'Go to the home page',
    number: 'Error {number}',
  },
  es: {
    refused: {
      'download-link-expired': {
        heading: 'Este enlace de descarga ha caducado',
        why: 'Los enlaces funcionan dos minutos y solo sin cambios, para que nadie más pueda compartirlos. Tu licencia sigue igual: inicia la descarga de nuevo.',
      },
      'work-withheld': {
        heading: 'Este archivo está retenido',
        why: 'Un titular de derechos lo ha denunciado. No se puede descargar hasta que se decida la reclamación.',
      },
      other: {
        heading: 'Este archivo no está disponible',
        why: 'El enlace no lleva a ningún archivo. Inicia la descarga de nuevo desde la página del recurso.',
      },
    },
    downloads: 'Ir a tus descargas',
    home: 'Ir a la página de inicio',
    number: 'Error {number}',
  },
  pt: {
    refused: {
      'download-link-expired': {
        heading: 'Este link de download expirou',
        why: 'Os links funcionam por dois minutos e só sem alterações, para que ninguém mais possa repassá-los. Sua licença continua igual: inicie o download de novo.',
      },
      'work-withheld': {
        heading: 'Este arquivo está retido',
        why: 'Um titular de direitos o denunciou. Ele não pode ser baixado até que a reclamação seja decidida.',
      },
      other: {
        heading: 'Este arquivo não está disponível',
        why: 'O link não leva a nenhum arquivo. Inicie o download de novo pela página do recurso.',
      },
    },
    downloads: 'Ir para seus downloads',
    home: 'Ir para a página inicial',
    number: 'Erro {number}',
  },
  de: {
    refused: {
      'download-link-expired': {
        heading: 'Dieser Download-Link ist abgelaufen',
        why: 'Links gelten zwei Minuten und nur unverändert, damit niemand sie weitergeben kann. Deine Lizenz bleibt bestehen: Starte den Download neu.',
      },
      'work-withheld': {
        heading: 'Diese Datei wird zurückgehalten',
        why: 'Jemand hat eine Rechtsverletzung gemeldet. Bis zur Entscheidung kann sie nicht heruntergeladen werden.',
      },
      other: {
        heading: 'Diese Datei ist nicht verfügbar',
        why: 'Der Link führt zu keiner Datei. Starte den Download auf der Seite des Assets neu.',
      },
    },
    downloads: 'Zu deinen Downloads',
    home: 'Zur Startseite',
    number: 'Fehler {number}',
  },
  fr: {
    refused: {
      'download-link-expired': {
        heading: 'Ce lien de téléchargement a expiré',
        why: 'Les liens fonctionnent deux minutes et seulement sans modification, pour que personne d’autre ne puisse les transmettre. Votre licence reste la même\u00a0: relancez le téléchargement.',
      },
      'work-withheld': {
        heading: 'Ce fichier est retenu',
        why: 'Un titulaire de droits l’a signalé. Il ne peut pas être téléchargé jusqu’à la décision.',
      },
      other: {
        heading: 'Ce fichier n’est pas disponible',
        why: 'Le lien ne mène à aucun fichier. Relancez le téléchargement depuis la page de la ressource.',
      },
    },
    downloads: 'Voir vos téléchargements',
    home: 'Aller à l’accueil',
    number: 'Erreur {number}',
  },
  ja: {
    refused: {
      'download-link-expired': {
        heading: 'ダウンロードリンクの有効期限が切れました',
        why: 'ほかの人に渡されないように、リンクは変更しないかぎり 2 分間だけ使えます。ライセンスに影響はありません。もう一度ダウンロードしてください。',
      },
      'work-withheld': {
        heading: 'このファイルは保留中です',
        why: '権利者から申し立てがありました。判断が下るまでダウンロードできません。',
      },
      other: {
        heading: 'このファイルは利用できません',
        why: 'リンク先にファイルがありません。素材のページからもう一度ダウンロードしてください。',
      },
    },
    downloads: 'ダウンロード履歴へ',
    home: 'ホームへ',
    number: 'エラー {number}',
  },
  ko: {
    refused: {
      'download-link-expired': {
        heading: '다운로드 링크가 만료되었습니다',
        why: '다른 사람에게 전달되지 않도록 링크는 바꾸지 않은 그대로 2분 동안만 작동합니다. 라이선스에는 영향이 없습니다. 다시 다운로드하세요.',
      },
      'work-withheld': {
        heading: '이 파일은 보류되었습니다',
        why: '권리자가 신고했습니다. 결정이 내려질 때까지 다운로드할 수 없습니다.',
      },
      other: {
        heading: '이 파일을 사용할 수 없습니다',
        why: '링크에 해당하는 파일이 없습니다. 에셋 페이지에서 다시 다운로드하세요.',
      },
    },
    downloads: '내 다운로드로 가기',
    home: '홈으로 가기',
    number: '오류 {number}',
  },
}
