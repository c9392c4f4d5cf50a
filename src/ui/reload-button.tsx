import { Button } from './button.tsx'

export function ReloadButton() {
  return (
    <Button variant="outline" onClick={() => location.reload()}>
      Reload
    </Button>
  )
}
