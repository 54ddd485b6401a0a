import type { Locale } from '#domain/locales/locales.ts'

/** The words of invoices and credit notes, for the page and the PDF alike. Placeholders are in braces. */
export interface InvoiceTexts {
  readonly invoice: string
  readonly creditNote: string
  /** Takes back a credit note whose refund failed. */
  readonly debitNote: string
  readonly number: string
  readonly date: string
  readonly from: string
  readonly to: string
  readonly description: string
  readonly quantity: string
  readonly amount: string
  readonly subtotal: string
  readonly tax: string
  readonly taxOf: string
  readonly total: string
  readonly discount: string
  readonly paidWith: string
  readonly corrects: string
  readonly takesBack: string
  readonly taxId: string
  readonly period: string
}

export const INVOICE_TEXTS: Readonly<Record<Locale, InvoiceTexts>> = {
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    debitNote: 'Debit note',
    number: 'Number',
    date: 'Date',
    from: 'From',
    to: 'To',
    description: 'Description',
    quantity: 'Quantity',
    amount: 'Amount',
    subtotal: 'Subtotal',
    tax: 'Tax',
    taxOf: 'Tax ({country})',
    total: 'Total',
    discount: 'Discount',
    paidWith: 'Paid with {gateway}',
    corrects: 'Corrects invoice {number}',
    takesBack: 'The refund failed. Takes back credit note {number}',
    taxId: 'VAT number: {id}',
    period: '{start} to {end}',
  },
  es: {
    invoice: 'Factura',
    creditNote: 'Nota de crédito',
    debitNote: 'Nota de débito',
    number: 'Número',
    date: 'Fecha',
    from: 'De',
    to: 'Para',
    description: 'Descripción',
    quantity: 'Cantidad',
    amount: 'Importe',
    subtotal: 'Subtotal',
    tax: 'Impuestos',
    taxOf: 'Impuestos ({country})',
    total: 'Total',
    discount: 'Descuento',
    paidWith: 'Pagado con {gateway}',
    corrects: 'Corrige la factura {number}',
    takesBack: 'El reembolso falló. Anula la nota de crédito {number}',
    taxId: 'NIF-IVA: {id}',
    period: 'Del {start} al {end}',
  },
  pt: {
    invoice: 'Fatura',
    creditNote: 'Nota de crédito',
    debitNote: 'Nota de débito',
    number: 'Número',
    date: 'Data',
    from: 'De',
    to: 'Para',
    description: 'Descrição',
    quantity: 'Quantidade',
    amount: 'Valor',
    subtotal: 'Subtotal',
    tax: 'Impostos',
    taxOf: 'Impostos ({country})',
    total: 'Total',
    discount: 'Desconto',
    paidWith: 'Pago com {gateway}',
    corrects: 'Corrige a fatura {number}',
    takesBack: 'O reembolso falhou. Anula a nota de crédito {number}',
    taxId: 'Número fiscal: {id}',
    period: '{start} a {end}',
  },
  fr: {
    invoice: 'Facture',
    creditNote: 'Avoir',
    debitNote: 'Note de débit',
    number: 'Numéro',
    date: 'Date',
    from: 'De',
    to: 'À',
    description: 'Description',
    quantity: 'Quantité',
    amount: 'Montant',
    subtotal: 'Sous-total',
    tax: 'Taxes',
    taxOf: 'Taxes ({country})',
    total: 'Total',
    discount: 'Remise',
    paidWith: 'Payé avec {gateway}',
    corrects: 'Rectifie la facture {number}',
    takesBack: 'Le remboursement a échoué. Annule l’avoir {number}',
    taxId: 'Numéro de TVA\u00a0: {id}',
    period: 'Du {start} au {end}',
  },
  de: {
    invoice: 'Rechnung',
    creditNote: 'Gutschrift',
    debitNote: 'Belastungsanzeige',
    number: 'Nummer',
    date: 'Datum',
    from: 'Von',
    to: 'An',
    description: 'Beschreibung',
    quantity: 'Menge',
    amount: 'Betrag',
    subtotal: 'Zwischensumme',
    tax: 'Steuer',
    taxOf: 'Steuer ({country})',
    total: 'Gesamtbetrag',
    discount: 'Rabatt',
    paidWith: 'Bezahlt mit {gateway}',
    corrects: 'Korrigiert die Rechnung {number}',
    takesBack: 'Die Erstattung ist fehlgeschlagen. Hebt die Gutschrift {number} auf',
    taxId: 'USt-IdNr.: {id}',
    period: '{start} bis {end}',
  },
  ja: {
    invoice: '請求書',
    creditNote: '返金明細書',
    debitNote: '返金取消明細書',
    number: '番号',
    date: '日付',
    from: '発行者',
    to: '宛先',
    description: '内容',
    quantity: '数量',
    amount: '金額',
    subtotal: '小計',
    tax: '税',
    taxOf: '税（{country}）',
    total: '合計',
    discount: '割引',
    paidWith: '支払い方法：{gateway}',
    corrects: '請求書 {number} の訂正',
    takesBack: '返金が完了しなかったため、返金明細書 {number} を取り消します',
    taxId: 'VAT 番号：{id}',
    period: '{start}〜{end}',
  },
  ko: {
    invoice: '청구서',
    creditNote: '환불 명세서',
    debitNote: '환불 취소 명세서',
    number: '번호',
    date: '날짜',
    from: '발행인',
    to: '받는 사람',
    description: '설명',
    quantity: '수량',
    amount: '금액',
    subtotal: '소계',
    tax: '세금',
    taxOf: '세금({country})',
    total: '합계',
    discount: '할인',
    paidWith: '결제 수단: {gateway}',
    corrects: '청구서 {number} 정정',
    takesBack: '환불이 처리되지 않아 환불 명세서 {number}을(를) 취소합니다',
    taxId: 'VAT 번호: {id}',
    period: '{start}~{end}',
  },
}
