export { fieldIssueText } from './fieldIssueText'
export { fieldIssueTexts } from './texts'
