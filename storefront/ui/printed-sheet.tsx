import type { PrintedInvoice } from '#domain/invoices/printed.ts'
import './printed-sheet.css'

/** A document of the user to print. */
export function PrintedSheet({ invoice }: { readonly invoice: PrintedInvoice }) {
  const [description, quantity, amount] = invoice.columns
  return (
    <article className="invoice__sheet">
      <h1 className="h-1">{invoice.title}</h1>
      <dl className="invoice__facts">
        {invoice.facts.map(([label, value]) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="invoice__parties">
        {invoice.parties.map(({ label, name, lines }) => (
          <address key={label}>
            <span className="tiny muted">{label}</span>
            <strong>{name}</strong>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ))}
      </div>
      <table className="table invoice__lines">
        <thead>
          <tr>
            <th scope="col">{description}</th>
            <th scope="col">{quantity}</th>
            <th scope="col">{amount}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.rows.map((row) => (
            <tr key={`${row.title} ${row.note} ${row.amount}`}>
              <td>
                {row.title}
                {row.note !== null && <span className="tiny muted">{row.note}</span>}
              </td>
              <td className="num">{row.quantity}</td>
              <td className="num">{row.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="invoice__sums">
        {invoice.sums.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {invoice.notes.map((note) => (
        <p key={note} className="tiny muted">
          {note}
        </p>
      ))}
    </article>
  )
}
