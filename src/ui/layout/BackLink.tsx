import { Button, type ButtonProps } from '../button/Button'
import { ButtonLink, type ButtonLinkProps } from '../button/ButtonLink'
import { ArrowLeft } from '../icons'
import styles from './backLink.module.css'

const LOOK = { size: 'sm', variant: 'ghost', icon: ArrowLeft, className: styles.back } as const

/** Above the head of a page: leads to what it is a part of. */
export const BackLink = (props: Pick<ButtonLinkProps, 'href' | 'onClick' | 'children'>) => <ButtonLink {...LOOK} {...props} />

/** The same where the page stays and only what it shows goes back. */
export const BackButton = (props: Pick<ButtonProps, 'onClick' | 'children'>) => <Button {...LOOK} {...props} />
