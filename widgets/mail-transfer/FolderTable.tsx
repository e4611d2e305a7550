import type { MailTransfer } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { Card, Table } from '../../src/ui'
import { choiceColumns, type FolderChoice, resultColumns } from './folderColumns'

interface Props {
  transfer: MailTransfer
  /** As long as it can be chosen. */
  choice?: FolderChoice
}

/** The folders: before copying where each goes, afterwards what became of it. */
export function FolderTable({ transfer: { folders, state }, choice }: Props) {
  const t = useMessages()
  const formats = useFormats()
  return (
    <Card flush>
      <Table
        caption={t('mailTransfer.folders')}
        columns={choice ? choiceColumns({ t, formats }, choice) : resultColumns({ t, formats })}
        rows={folders}
        rowKey={({ id }) => id}
        cards
        loading={state === 'checking'}
      />
    </Card>
  )
}
