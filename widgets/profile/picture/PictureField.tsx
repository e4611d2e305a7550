import { Trash2, Undo2 } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { AVATAR_MAX_BYTES, type Person } from '../../../src/model'
import { Avatar, Button, FileField } from '../../../src/ui'
import styles from './picture.module.css'
import { useObjectUrl } from './useObjectUrl'

const KINDS = 'image/png,image/jpeg,image/webp'

interface Props {
  person: Person & { image?: string | null | undefined }
  /** The new portrait, cut out and not yet saved. */
  file: File | null
  error: string | undefined
  onChoose: (file: File) => void
  onTakeBack: () => void
  onRemove: () => void
}

/** The portrait there is or will be; choose another picture for it, take that back, or have none. */
export function PictureField({ person, file, error, onChoose, onTakeBack, onRemove }: Props) {
  const t = useMessages()
  const url = useObjectUrl(file)
  return (
    <FileField
      label={t('profile.picture')}
      description={t('profile.picture.kinds')}
      error={error}
      files={[]}
      accept={KINDS}
      maxBytes={AVATAR_MAX_BYTES}
      onChange={([chosen]) => chosen && onChoose(chosen)}
      preview={
        <div className={styles.preview}>
          <Avatar person={{ ...person, image: url ?? person.image }} size="xl" decorative />
          {file ? (
            <Button size="sm" variant="ghost" icon={Undo2} onClick={onTakeBack}>
              {t('profile.picture.takeBack')}
            </Button>
          ) : (
            person.image && (
              <Button size="sm" variant="ghost" icon={Trash2} onClick={onRemove}>
                {t('profile.picture.remove')}
              </Button>
            )
          )}
        </div>
      }
    />
  )
}
