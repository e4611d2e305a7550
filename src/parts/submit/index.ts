export { Refusal } from './Refusal'
export { useSubmit } from './useSubmit'
