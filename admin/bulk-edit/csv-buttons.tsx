import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import ImportIcon from '@mui/icons-material/FileUploadOutlined'
import { Alert, Button } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { CellChoices } from '#domain/bulk-edit/cells.ts'
import { csvFile, type TableRow } from '#domain/bulk-edit/csv-file.ts'
import { type ImportPlan, planImport } from '#domain/bulk-edit/plan-import.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { nameOfRow } from './block.ts'
import { useNumberedError } from './cell-panel.tsx'
import type { CellWrite, Grid } from './grid-model.ts'
import { ImportDialog } from './import-dialog.tsx'
import { decodeCsv, MAX_CSV_BYTES, readCsv } from './read-csv.ts'

interface CsvButtonsProps {
  readonly grid: Grid
  readonly choices: CellChoices
  readonly onImport: (writes: readonly CellWrite[]) => void
}

interface Chosen {
  readonly name: string
  readonly plan: ImportPlan
}

/** All details as a CSV file, and back: what a file changes is shown before it does. */
export function CsvButtons({ grid, choices, onImport }: CsvButtonsProps) {
  const translate = useTranslate()
  const errorText = useNumberedError()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [refused, setRefused] = useState<ErrorCode | null>(null)

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = currentTarget.files?.[0]
    if (file === undefined) return
    const read = await planOf(file, tableOf(grid), choices)
    // The same file can be chosen again after it was corrected.
    currentTarget.value = ''
    setRefused(typeof read === 'string' ? read : null)
    if (typeof read !== 'string') setChosen({ name: file.name, plan: read })
  }

  return (
    <>
      <Button
        size="small"
        startIcon={<ExportIcon />}
        onClick={() => download(csvFile(tableOf(grid), choices))}
      >
        {translate('console.grid.export')}
      </Button>
      <Button size="small" startIcon={<ImportIcon />} onClick={() => input.current?.click()}>
        {translate('console.grid.import')}
      </Button>
      <input ref={input} type="file" accept=".csv,text/csv" onChange={choose} hidden />
      {refused !== null && (
        <Alert severity="error" onClose={() => setRefused(null)} sx={{ width: '100%' }}>
          {errorText(refused)}
        </Alert>
      )}
      {chosen !== null && (
        <ImportDialog
          fileName={chosen.name}
          plan={chosen.plan}
          onApply={() => {
            onImport(chosen.plan.cells)
            setChosen(null)
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

/** What a file changes, or why it cannot be read. */
async function planOf(
  file: File,
  rows: readonly TableRow[],
  choices: CellChoices,
): Promise<ImportPlan | ErrorCode> {
  if (file.size > MAX_CSV_BYTES) return 'file-too-large'
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return 'csv-unreadable'
  const text = decodeCsv(bytes)
  if (!text.ok) return text.code
  const table = readCsv(text.value)
  return table.faults.length > 0
    ? { rows: 0, cells: [], faults: table.faults }
    : planImport(table.rows, rows, choices)
}

function tableOf({ rows, texts }: Grid): TableRow[] {
  return rows.map((row) => ({
    id: row.id,
    name: nameOfRow(row),
    metadata: row,
    texts: texts.get(row.id) ?? {},
  }))
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'motif-submissions.csv'
  link.click()
  URL.revokeObjectURL(address)
}
