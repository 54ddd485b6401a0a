import type { DefaultServerCellComponentProps, UIFieldClient } from 'payload'

type Props = DefaultServerCellComponentProps<UIFieldClient>

/** Props of a cell of a UI field. Payload renders these cells beside each form too, where there is no row. */
export type CellProps = Omit<Props, 'rowData'> & { readonly rowData?: Props['rowData'] }
