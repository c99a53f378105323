import "../shared/ui/theme.css";
