import type { RevocationReason } from '#domain/contract/certificates.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** The words of certificates, for the page and the PDF alike. Placeholders are in braces. */
export interface CertificateTexts {
  readonly title: string
  /** The sentence that the certificate is about. */
  readonly statement: string
  readonly number: string
  readonly licensee: string
  readonly asset: string
  readonly author: string
  readonly revision: string
  readonly file: string
  readonly sha256: string
  readonly licence: string
  readonly downloaded: string
  readonly issued: string
  /** `{name} {version}` */
  readonly version: string
  readonly check: string
  readonly signed: string
  readonly revoked: Readonly<Record<RevocationReason, string>>
}

export const CERTIFICATE_TEXTS: Readonly<Record<Locale, CertificateTexts>> = {
  en: {
    title: 'Licence certificate',
    statement: '{licensee} holds this licence for “{asset}”.',
    number: 'Number',
    licensee: 'Licensee',
    asset: 'Asset',
    author: 'Author',
    revision: 'Revision',
    file: 'File',
    sha256: 'SHA-256 of the file',
    licence: 'Licence',
    downloaded: 'Downloaded on',
    issued: 'Issued on',
    version: '{name}, version {version}',
    check: 'Check whether this certificate is valid: {address}',
    signed: 'Signed with Ed25519, key {key}.',
    revoked: {
      refund: 'Revoked on {date}: the payment was refunded.',
      chargeback: 'Revoked on {date}: the bank took the payment back.',
      staff: 'Revoked on {date} by the seller.',
    },
  },
  es: {
    title: 'Certificado de licencia',
    statement: '{licensee} tiene esta licencia para «{asset}».',
    number: 'Número',
    licensee: 'Titular de la licencia',
    asset: 'Recurso',
    author: 'Autoría',
    revision: 'Revisión',
    file: 'Archivo',
    sha256: 'SHA-256 del archivo',
    licence: 'Licencia',
    downloaded: 'Descargado el',
    issued: 'Emitido el',
    version: '{name}, versión {version}',
    check: 'Comprueba si este certificado es válido: {address}',
    signed: 'Firmado con Ed25519, clave {key}.',
    revoked: {
      refund: 'Revocado el {date}: el pago se reembolsó.',
      chargeback: 'Revocado el {date}: el banco retiró el pago.',
      staff: 'Revocado el {date} por el vendedor.',
    },
  },
  pt: {
    title: 'Certificado de licença',
    statement: '{licensee} tem esta licença para “{asset}”.',
    number: 'Número',
    licensee: 'Titular da licença',
    asset: 'Recurso',
    author: 'Autoria',
    revision: 'Revisão',
    file: 'Arquivo',
    sha256: 'SHA-256 do arquivo',
    licence: 'Licença',
    downloaded: 'Baixado em',
    issued: 'Emitido em',
    version: '{name}, versão {version}',
    check: 'Verifique se este certificado é válido: {address}',
    signed: 'Assinado com Ed25519, chave {key}.',
    revoked: {
      refund: 'Revogado em {date}: o pagamento foi reembolsado.',
      chargeback: 'Revogado em {date}: o banco estornou o pagamento.',
      staff: 'Revogado em {date} pelo vendedor.',
    },
  },
  de: {
    title: 'Lizenzzertifikat',
    statement: '{licensee} hat diese Lizenz für „{asset}“.',
    number: 'Nummer',
    licensee: 'Lizenznehmer',
    asset: 'Asset',
    author: 'Urheber',
    revision: 'Revision',
    file: 'Datei',
    sha256: 'SHA-256 der Datei',
    licence: 'Lizenz',
    downloaded: 'Heruntergeladen am',
    issued: 'Ausgestellt am',
    version: '{name}, Version {version}',
    check: 'Prüfe, ob dieses Zertifikat gültig ist: {address}',
    signed: 'Mit Ed25519 signiert, Schlüssel {key}.',
    revoked: {
      refund: 'Widerrufen am {date}: Die Zahlung wurde erstattet.',
      chargeback: 'Widerrufen am {date}: Die Bank hat die Zahlung zurückgeholt.',
      staff: 'Am {date} vom Verkäufer widerrufen.',
    },
  },
  fr: {
    title: 'Certificat de licence',
    statement: '{licensee} détient cette licence pour « {asset} ».',
    number: 'Numéro',
    licensee: 'Titulaire de la licence',
    asset: 'Ressource',
    author: 'Auteur',
    revision: 'Révision',
    file: 'Fichier',
    sha256: 'SHA-256 du fichier',
    licence: 'Licence',
    downloaded: 'Téléchargé le',
    issued: 'Délivré le',
    version: '{name}, version {version}',
    check: 'Vérifiez la validité de ce certificat : {address}',
    signed: 'Signé avec Ed25519, clé {key}.',
    revoked: {
      refund: 'Révoqué le {date} : le paiement a été remboursé.',
      chargeback: 'Révoqué le {date} : la banque a repris le paiement.',
      staff: 'Révoqué le {date} par le vendeur.',
    },
  },
  ja: {
    title: 'ライセンス証明書',
    statement: '{licensee} は「{asset}」のライセンスを保有しています。',
    number: '番号',
    licensee: 'ライセンス保有者',
    asset: '素材',
    author: '作者',
    revision: 'リビジョン',
    file: 'ファイル',
    sha256: 'ファイルの SHA-256',
    licence: 'ライセンス',
    downloaded: 'ダウンロード日',
    issued: '発行日',
    version: '{name}、バージョン {version}',
    check: 'この証明書が有効かどうかの確認：{address}',
    signed: 'Ed25519 で署名済み（鍵 {key}）。',
    revoked: {
      refund: '{date}に失効：支払いが返金されました。',
      chargeback: '{date}に失効：銀行が支払いを取り消しました。',
      staff: '{date}に失効：販売者が取り消しました。',
    },
  },
  ko: {
    title: '라이선스 증명서',
    statement: '{licensee} 님은 ‘{asset}’의 라이선스를 보유하고 있습니다.',
    number: '번호',
    licensee: '라이선스 보유자',
    asset: '에셋',
    author: '제작자',
    revision: '리비전',
    file: '파일',
    sha256: '파일의 SHA-256',
    licence: '라이선스',
    downloaded: '다운로드한 날짜',
    issued: '발급한 날짜',
    version: '{name}, 버전 {version}',
    check: '이 증명서가 유효한지 확인: {address}',
    signed: 'Ed25519로 서명됨, 키 {key}.',
    revoked: {
      refund: '{date}에 취소됨: 결제 금액이 환불되었습니다.',
      chargeback: '{date}에 취소됨: 은행이 결제를 취소했습니다.',
      staff: '{date}에 판매자가 취소했습니다.',
    },
  },
}
