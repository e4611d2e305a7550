import styles from './progressBar.module.css'

interface Props {
  /** What makes progress. */
  label: string
  /** From 0 to 1; without it the end is not known. */
  value?: number | undefined
}

export const ProgressBar = ({ label, value }: Props) => <progress className={styles.progress} aria-label={label} value={value} max={1} />
