import type { StatementLine } from '#domain/contract/statement-document.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** The words of statements, for the page and the PDF alike. Placeholders are in braces. */
export interface StatementTexts {
  readonly title: string
  readonly month: string
  readonly contributor: string
  readonly lines: string
  readonly line: string
  readonly weight: string
  readonly amount: string
  readonly sum: string
  readonly more: string
  readonly head: string
  readonly root: string
  readonly check: string
  readonly pool: string
  readonly base: string
  readonly reverses: string
  readonly rule: string
  readonly kinds: Readonly<Record<StatementLine['kind'], string>>
  readonly causes: Readonly<Record<NonNullable<StatementLine['cause']>, string>>
}

export const STATEMENT_TEXTS: Readonly<Record<Locale, StatementTexts>> = {
  en: {
    title: 'Statement of royalties',
    month: 'Month',
    contributor: 'Contributor',
    lines: 'Lines',
    line: 'Work',
    weight: 'Weight share',
    amount: 'Amount',
    sum: 'Sum in {currency}',
    more: 'More lines: {count}, in the CSV and JSON files.',
    head: 'End of the chain: {hash}',
    root: 'Root of the month: {hash}',
    check: 'Anybody can recompute this statement from its JSON file on the public page of statements.',
    pool: 'pool {amount}',
    base: 'of {amount}',
    reverses: 'reverses line {no} of {month}',
    rule: 'rules version {version}',
    kinds: { download: 'Download', sale: 'Sale', reversal: 'Reversal' },
    causes: { refund: 'Refund', chargeback: 'Chargeback', fee: 'Late fee', returned: 'Given back' },
  },
  es: {
    title: 'Liquidación de regalías',
    month: 'Mes',
    contributor: 'Colaborador',
    lines: 'Líneas',
    line: 'Obra',
    weight: 'Parte del peso',
    amount: 'Importe',
    sum: 'Suma en {currency}',
    more: 'Hay {count} líneas más en los archivos CSV y JSON.',
    head: 'Final de la cadena: {hash}',
    root: 'Raíz del mes: {hash}',
    check:
      'Cualquiera puede volver a calcular esta liquidación con su archivo JSON en la página pública de liquidaciones.',
    pool: 'fondo {amount}',
    base: 'de {amount}',
    reverses: 'anula la línea {no} de {month}',
    rule: 'reglas, versión {version}',
    kinds: { download: 'Descarga', sale: 'Venta', reversal: 'Anulación' },
    causes: {
      refund: 'Reembolso',
      chargeback: 'Contracargo',
      fee: 'Comisión posterior',
      returned: 'Devuelto',
    },
  },
  pt: {
    title: 'Demonstrativo de royalties',
    month: 'Mês',
    contributor: 'Colaborador',
    lines: 'Linhas',
    line: 'Obra',
    weight: 'Parte do peso',
    amount: 'Valor',
    sum: 'Soma em {currency}',
    more: 'Mais {count} linhas estão nos arquivos CSV e JSON.',
    head: 'Fim da cadeia: {hash}',
    root: 'Raiz do mês: {hash}',
    check:
      'Qualquer pessoa pode recalcular este demonstrativo com o arquivo JSON na página pública de demonstrativos.',
    pool: 'fundo {amount}',
    base: 'de {amount}',
    reverses: 'estorna a linha {no} de {month}',
    rule: 'regras, versão {version}',
    kinds: { download: 'Download', sale: 'Venda', reversal: 'Estorno' },
    causes: { refund: 'Reembolso', chargeback: 'Contestação', fee: 'Taxa posterior', returned: 'Devolvido' },
  },
  de: {
    title: 'Abrechnung der Vergütung',
    month: 'Monat',
    contributor: 'Beitragende',
    lines: 'Zeilen',
    line: 'Werk',
    weight: 'Gewichtsanteil',
    amount: 'Betrag',
    sum: 'Summe in {currency}',
    more: '{count} weitere Zeilen stehen in der CSV- und der JSON-Datei.',
    head: 'Ende der Kette: {hash}',
    root: 'Wurzel des Monats: {hash}',
    check:
      'Alle können diese Abrechnung aus ihrer JSON-Datei auf der öffentlichen Seite der Abrechnungen nachrechnen.',
    pool: 'Topf {amount}',
    base: 'von {amount}',
    reverses: 'storniert Zeile {no} von {month}',
    rule: 'Regeln, Version {version}',
    kinds: { download: 'Download', sale: 'Verkauf', reversal: 'Storno' },
    causes: {
      refund: 'Erstattung',
      chargeback: 'Rückbuchung',
      fee: 'Spätere Gebühr',
      returned: 'Zurückgegeben',
    },
  },
  fr: {
    title: 'Relevé de redevances',
    month: 'Mois',
    contributor: 'Contributeur',
    lines: 'Lignes',
    line: 'Œuvre',
    weight: 'Part du poids',
    amount: 'Montant',
    sum: 'Somme en {currency}',
    more: '{count} autres lignes se trouvent dans les fichiers CSV et JSON.',
    head: 'Fin de la chaîne\u00a0: {hash}',
    root: 'Racine du mois\u00a0: {hash}',
    check: 'Chacun peut recalculer ce relevé à partir de son fichier JSON sur la page publique des relevés.',
    pool: 'cagnotte {amount}',
    base: 'de {amount}',
    reverses: 'annule la ligne {no} de {month}',
    rule: 'règles, version {version}',
    kinds: { download: 'Téléchargement', sale: 'Vente', reversal: 'Annulation' },
    causes: {
      refund: 'Remboursement',
      chargeback: 'Rejet de débit',
      fee: 'Frais tardifs',
      returned: 'Rendu',
    },
  },
  ja: {
    title: 'ロイヤリティ明細書',
    month: '月',
    contributor: 'クリエイター',
    lines: '行数',
    line: '作品',
    weight: 'ウェイト比',
    amount: '金額',
    sum: '{currency} の合計',
    more: '残り {count} 行は CSV と JSON のファイルにあります。',
    head: 'チェーンの終端：{hash}',
    root: '月のルート：{hash}',
    check: 'この明細書は、公開ページで JSON ファイルから誰でも再計算できます。',
    pool: 'プール {amount}',
    base: '{amount} のうち',
    reverses: '{month}の {no} 行目を取り消し',
    rule: 'ルール バージョン {version}',
    kinds: { download: 'ダウンロード', sale: '販売', reversal: '取り消し' },
    causes: { refund: '返金', chargeback: 'チャージバック', fee: '後日の手数料', returned: '戻し入れ' },
  },
  ko: {
    title: '로열티 명세서',
    month: '월',
    contributor: '크리에이터',
    lines: '행 수',
    line: '작품',
    weight: '가중치 비율',
    amount: '금액',
    sum: '{currency} 합계',
    more: '나머지 {count}개 행은 CSV 및 JSON 파일에 있습니다.',
    head: '체인의 끝: {hash}',
    root: '월 루트: {hash}',
    check: '누구나 공개 명세서 페이지에서 JSON 파일로 이 명세서를 다시 계산할 수 있습니다.',
    pool: '풀 {amount}',
    base: '{amount} 기준',
    reverses: '{month} {no}번 행 취소',
    rule: '규칙 버전 {version}',
    kinds: { download: '다운로드', sale: '판매', reversal: '취소' },
    causes: { refund: '환불', chargeback: '지불 거절', fee: '사후 수수료', returned: '되돌려줌' },
  },
}
