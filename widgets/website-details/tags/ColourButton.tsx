import { useMessages } from '../../../src/i18n'
import { cssColour, TAG_COLOURS } from '../../../src/model'
import { PopoverButton } from '../../../src/ui'
import styles from './tags.module.css'

interface Props {
  /** Of the tag that has the colour. */
  name: string
  color: string
  onChoose: (color: string) => void
}

/** Shows the colour of a tag, and gives it another one. */
export function ColourButton({ name, color, onChoose }: Props) {
  const t = useMessages()
  return (
    <PopoverButton
      label={t('websiteDetails.tags.colour', { name })}
      renderTrigger={(trigger) => (
        <button {...trigger} type="button" className={styles.swatch} aria-label={t('websiteDetails.tags.colour', { name })}>
          <span style={{ backgroundColor: cssColour(color) }} />
        </button>
      )}
    >
      {(close) => (
        <div className={styles.palette}>
          {TAG_COLOURS.map((colour, index) => (
            <button
              key={colour}
              type="button"
              className={styles.swatch}
              aria-label={t('websiteDetails.tags.colourNumber', { number: index + 1 })}
              aria-pressed={cssColour(color) === colour}
              onClick={() => {
                close()
                onChoose(colour)
              }}
            >
              <span style={{ backgroundColor: colour }} />
            </button>
          ))}
        </div>
      )}
    </PopoverButton>
  )
}
