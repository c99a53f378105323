import { useState } from "react";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { isPlainHttp } from "../../../shared/secure-context";
import { Camera } from "./camera";
import { allowSound } from "./sound";

interface ScannerProps {
  readonly onCode: (text: string) => void;
  /** Moves the focus to the field that finds people by name. */
  readonly onFind: () => void;
  readonly isMuted: boolean;
  readonly onMute: (isMuted: boolean) => void;
}

/** Shows the camera with its buttons. If the camera fails, shows the reason and other ways to check people in. */
export function Scanner({ onCode, onFind, isMuted, onMute }: ScannerProps) {
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const onStart = () => {
    allowSound();
    setProblem(null);
    setOn(true);
  };
  const onProblem = (text: string) => {
    setProblem(text);
    setOn(false);
  };
  if (isPlainHttp())
    return (
      <Banner tone="error">
        The camera needs https. Open this page at an https address, or find people by name. Over http, unsent
        check-ins are lost when you close this page.
      </Banner>
    );
  return (
    <>
      {isOn ? <Camera onCode={onCode} onProblem={onProblem} /> : null}
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <div className="flex flex-wrap gap-3">
        {problem === null ? null : <Button onClick={onFind}>Find by name</Button>}
        {isOn ? (
          <Button variant="secondary" onClick={() => setOn(false)}>
            Stop the camera
          </Button>
        ) : (
          <Button variant={problem === null ? "primary" : "secondary"} onClick={onStart}>
            {problem === null ? "Scan with the camera" : "Try again"}
          </Button>
        )}
        <div className="-mx-3">
          <Button variant="quiet" onClick={() => onMute(!isMuted)}>
            {isMuted ? "Turn the sound on" : "Turn the sound off"}
          </Button>
        </div>
      </div>
      {isOn || problem !== null ? null : (
        <p className="text-soft">
          Your browser will ask to use the camera. Choose Allow. The camera's pictures stay on this device.
        </p>
      )}
    </>
  );
}
