import { History, PencilLine, StickyNote, Text } from '../../../src/ui/icons'
import { useState } from 'react'
import { useWebsiteDetailsQuery, useWebsiteNoteQuery } from '../../../src/api/websites'
import { type Note, partner_website_note_versions } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { pagePart, useIsland } from '../../../src/islands'
import { showToast, useAppDispatch } from '../../../src/store'
import { Button, Ends, Skeleton, Stack, TextArea } from '../../../src/ui'
import { CardContent } from '../cards/CardContent'
import { SideCard } from '../cards/SideCard'
import { useRights } from '../workflow/useRights'
import { hasMarkup } from './markup/hasMarkup'
import { NoteState } from './NoteState'
import { useFormatted } from './useFormatted'
import { useNoteDraft } from './useNoteDraft'

const FormattedNote = pagePart(async () => (await import('./markup/FormattedNote')).FormattedNote, <Skeleton shape="block" height="96px" />)
const SecretWarning = pagePart(async () => (await import('./SecretWarning')).SecretWarning)
const NoteVersions = pagePart(async () => (await import('./NoteVersions')).default)
const NoteMerge = pagePart(async () => (await import('./NoteMerge')).default)

/** The one note of a website, for everybody who works on it. It saves itself (WN-01). */
export function NoteCard({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const query = useWebsiteNoteQuery(websiteId)
  return (
    <SideCard title={t('websiteDetails.note.title')} icon={StickyNote}>
      <CardContent query={query} rows={4}>
        {(note) => <NoteEditor note={note} />}
      </CardContent>
    </SideCard>
  )
}

function NoteEditor({ note }: { note: Note }) {
  const t = useMessages()
  const { data: website } = useWebsiteDetailsQuery(note.websiteId)
  const may = useRights(website)
  const mayEdit = may('edit_todos_notes_tags')
  const draft = useNoteDraft(note)
  const { text, type, saveNow, state, mask, replace, keep, theirs, keepTheirs, keepMine, keepBoth } = draft
  // What reads better formatted is shown so until somebody writes.
  const { isFormatted, turn, area } = useFormatted(() => state.kind === 'saved' && hasMarkup(note.text))
  return (
    <Stack gap={2}>
      {isFormatted ? (
        <FormattedNote text={text} onChange={mayEdit ? type : undefined} />
      ) : (
        <TextArea
          ref={area}
          label={t('websiteDetails.note.title')}
          hideLabel
          rows={4}
          placeholder={t('websiteDetails.note.placeholder')}
          value={text}
          readOnly={!mayEdit}
          onChange={type}
          onBlur={saveNow}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) saveNow()
          }}
        />
      )}
      <Ends>
        {state.kind === 'secret' ? (
          <SecretWarning
            websiteId={note.websiteId}
            secrets={state.secrets}
            onMask={() => mask(state.secrets)}
            onReplace={replace}
            onKeep={() => keep(state.secrets)}
          />
        ) : (
          <NoteState state={state} note={note} onRetry={saveNow} />
        )}
        {(isFormatted || hasMarkup(text)) && (
          <Button
            size="sm"
            variant="ghost"
            icon={isFormatted ? PencilLine : Text}
            onClick={() => {
              if (!isFormatted) saveNow()
              turn()
            }}
          >
            {t(isFormatted ? 'websiteDetails.note.asText' : 'websiteDetails.note.formatted')}
          </Button>
        )}
        <EarlierVersions note={note} text={text} onType={mayEdit ? type : undefined} />
      </Ends>
      {theirs && <NoteMerge mine={text} theirs={theirs} onTheirs={keepTheirs} onMine={keepMine} onBoth={keepBoth} />}
    </Stack>
  )
}

interface EarlierVersionsProps {
  note: Note
  text: string
  /** Undefined: they are read only. */
  onType: ((text: string) => void) | undefined
}

function EarlierVersions({ note, text, onType }: EarlierVersionsProps) {
  const t = useMessages()
  const { router } = useIsland()
  const dispatch = useAppDispatch()
  const [isShown, setShown] = useState(false)
  const restore = (earlier: string) => {
    onType?.(earlier)
    dispatch(
      showToast({
        kind: 'success',
        key: t('websiteDetails.note.versions.restored'),
        action: { key: 'partner.general.undo', run: () => onType?.(text) },
      }),
    )
  }
  if (!router.has(partner_website_note_versions.name) || note.version === 0) return null
  return (
    <>
      <Button size="sm" variant="ghost" icon={History} onClick={() => setShown(true)}>
        {t('websiteDetails.note.versions')}
      </Button>
      {isShown && <NoteVersions websiteId={note.websiteId} text={text} onRestore={onType && restore} onExited={() => setShown(false)} />}
    </>
  )
}
