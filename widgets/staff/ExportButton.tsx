import { Download } from 'lucide-react'
import { useState } from 'react'
import { fetchAllStaff } from '../../src/api/staff'
import type { StaffQuery } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { fullName, todayIn, toCsv } from '../../src/model'
import { reportError, useAppDispatch } from '../../src/store'
import { Button, download } from '../../src/ui'
import { roleOf, stateText } from './staffColumns'

const COLUMNS = ['name', 'email', 'role', 'state', 'todos', 'websites', 'lastSeen'] as const

/** Saves everybody whom the filters find as a file (SF-06). */
export function ExportButton({ query }: { query: StaffQuery }) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { page } = useIsland()
  const [isBusy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      const members = await dispatch(fetchAllStaff(query))
      const around = { t, formats, today: todayIn(page.timeZone) }
      const rows = members.map((member) => [
        fullName(member),
        member.email ?? '',
        t(`role.${roleOf(member)}`),
        stateText(member, around),
        String(member.openTodos),
        String(member.assignedWebsites),
        member.lastSeenAt?.slice(0, 10) ?? '',
      ])
      download(toCsv([COLUMNS.map((name) => t(`staff.${name}`)), ...rows]), 'staff.csv', 'text/csv;charset=utf-8')
    } catch (error) {
      dispatch(reportError(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={Download} busy={isBusy} onClick={() => void save()}>
      {t('staff.export')}
    </Button>
  )
}
