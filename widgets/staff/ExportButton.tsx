import { fetchAllStaff } from '../../src/api/staff'
import type { StaffQuery } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useIsland, useToday } from '../../src/islands'
import { fullName, toIsoDay } from '../../src/model'
import { CsvExport } from '../../src/parts/csvExport'
import { useAppDispatch } from '../../src/store'
import { roleOf, stateText } from './staffColumns'

const COLUMNS = ['name', 'email', 'role', 'state', 'todos', 'websites', 'lastSeen'] as const

/** Saves everybody whom the filters find as a file (SF-06). */
export function ExportButton({ query }: { query: StaffQuery }) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { page } = useIsland()
  const today = useToday()

  const read = async (onProgress: (share: number) => void) => {
    const members = await dispatch(fetchAllStaff(query, onProgress))
    const options = { t, formats, today }
    const rows = members.map((member) => [
      fullName(member),
      member.email ?? '',
      t(`role.${roleOf(member)}`),
      stateText(member, options),
      String(member.openTodos),
      String(member.assignedWebsites),
      member.lastSeenAt ? toIsoDay(Date.parse(member.lastSeenAt), page.timeZone) : '',
    ])
    return [COLUMNS.map((name) => t(`staff.${name}`)), ...rows]
  }
  return (
    <CsvExport file="staff.csv" read={read}>
      {t('staff.export')}
    </CsvExport>
  )
}
